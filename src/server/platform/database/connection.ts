/** How to open a connection: address and role. */
export interface Connection {
  connectionString: string;
  options?: string;
}
