/** How a connection is opened: where to, and as whom. */
export interface Connection {
  connectionString: string;
  options?: string;
}
