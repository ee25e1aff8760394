/** What a sealed file or text is: it opens nowhere else. */
export const labelOf = {
  file: (companyId: string, paperId: string, number: number) => `${companyId}/${paperId}/${number}/file`,
  name: (companyId: string, paperId: string, number: number) => `${companyId}/${paperId}/${number}/name`,
  inspection: (companyId: string, paperId: string, number: number) =>
    `${companyId}/${paperId}/${number}/inspection`,
  points: (companyId: string, paperId: string, number: number) => `${companyId}/${paperId}/${number}/points`,
  details: (companyId: string, paperId: string, number: number) =>
    `${companyId}/${paperId}/${number}/details`,
  uploadName: (companyId: string, uploadId: string) => `${companyId}/upload/${uploadId}/name`,
  uploadPiece: (companyId: string, uploadId: string, offset: number) =>
    `${companyId}/upload/${uploadId}/${offset}`,
};
