/** Whether a deadline of the catalogue is a return of the tax on sales: VAT or GST. */
export function isSalesTaxReturn(deadlineId: string): boolean {
  return /^(vat|gst)-\w+-quarter$/.test(deadlineId);
}
