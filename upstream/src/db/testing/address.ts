/** The server and options of `url` with another database and, optionally, another role. */
export function addressOf(url: string, database: string, role?: { name: string; password: string }): string {
  // The URL class does not support the empty host of a Unix socket, so a placeholder is used meanwhile.
  const socket = url.includes('@/');
  const address = new URL(socket ? url.replace('@/', '@socket/') : url);
  address.pathname = `/${database}`;
  if (role) {
    address.username = role.name;
    address.password = role.password;
  }
  return socket ? address.href.replace('@socket/', '@/') : address.href;
}
