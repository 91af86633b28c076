/** The same server and options as `url`, for another database and, unless it stays, another role. */
export function addressOf(url: string, database: string, role?: { name: string; password: string }): string {
  // The URL class knows no empty host, which stands for a Unix socket; any name does while it is rewritten.
  const socket = url.includes('@/');
  const address = new URL(socket ? url.replace('@/', '@socket/') : url);
  address.pathname = `/${database}`;
  if (role) {
    address.username = role.name;
    address.password = role.password;
  }
  return socket ? address.href.replace('@socket/', '@/') : address.href;
}
