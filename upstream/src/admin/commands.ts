import type { Command } from './command.ts';
import { createShop } from './createShop.ts';
import { demo } from './demo.ts';
import { exportTenant } from './exportTenant.ts';
import { listForms, resetForm, setForm, showForm } from './forms.ts';
import { addPackage, editPackageCommand, packages, retirePackageCommand } from './packages.ts';
import { paidUntil } from './paidUntil.ts';
import { resetPin } from './resetPin.ts';
import { restoreTenant } from './restoreTenant.ts';
import { setMobile } from './setMobile.ts';

/** Every command by its name of one or two words. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'create-shop': createShop,
  'reset-pin': resetPin,
  'set-mobile': setMobile,
  'export-tenant': exportTenant,
  'restore-tenant': restoreTenant,
  packages,
  'add-package': addPackage,
  'edit-package': editPackageCommand,
  'retire-package': retirePackageCommand,
  'paid-until': paidUntil,
  'forms list': listForms,
  'forms show': showForm,
  'forms set': setForm,
  'forms reset': resetForm,
  demo,
};

/** The command that a command line names, and the remaining arguments. */
export function commandOf(args: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command) return { command, rest: args.slice(words) };
  }
  return undefined;
}

/** Help: all commands with their flags. */
export function helpText(): string {
  const parts = Object.entries(COMMANDS).map(([name, { summary, flags }]) => {
    const lines = Object.entries(flags).map(([flag, { about }]) => `      --${flag.padEnd(12)} ${about}`);
    return [`  ${name}`, `      ${summary}`, ...lines].join('\n');
  });
  return [
    'pnpm admin <command> [flags]',
    '',
    ...parts,
    '',
    'What is missing is asked for at a terminal. It works on the PostgreSQL of DATABASE_URL (with PEPPER and',
    'FILES_FOLDER), else on the embedded one of DATA_FOLDER, which is started if it does not run.',
  ].join('\n');
}
