/** The header of the file of all clients. */
export const clientExportMessages = [
  'Company',
  'Place',
  'Contact',
  'Email',
  'Licence number',
  'Licence expires',
  'Visas',
  'Office',
  'In charge',
  'Added',
];
