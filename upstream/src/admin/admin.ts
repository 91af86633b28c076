import { runAdmin } from './runAdmin.ts';

/** `pnpm admin`: commands for the operator of an installation. */
const { ok, text } = await runAdmin(process.argv.slice(2), process.env, new Date());
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;
