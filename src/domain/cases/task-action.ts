/** What people do with a task. */
export const taskActions = [
  'submit',
  'accept',
  'return',
  'file',
  'approve',
  'refuse',
  'complete',
  'note',
  'reopen',
  'undo',
  'waive',
  'unwaive',
] as const;
export type TaskAction = (typeof taskActions)[number];
