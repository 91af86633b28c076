import { runAdmin } from './runAdmin.ts';

/** `pnpm admin`: what the operator of an installation does at its terminal. */
const { ok, text } = await runAdmin(process.argv.slice(2), process.env, new Date());
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;
