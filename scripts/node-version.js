// Plain JavaScript, loaded before anything else: an older Node can't even read the TypeScript that follows.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Galla needs Node 22.19 or later; this is ${process.versions.node}. See https://nodejs.org.\n`,
  );
  process.exit(1);
}
