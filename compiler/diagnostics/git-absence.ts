import type {GitAbsence} from '../model.ts'

/** Why git knows nothing of the layer, as the start of a sentence, and what to do about it. */
export function explainAbsence(absence: GitAbsence | undefined): {readonly clause: string; readonly hint: string} {
  switch (absence?.why) {
    case 'not-installed':
      return {clause: 'git is not installed, or not on `PATH`', hint: 'Install git, or add its folder to `PATH`.'}
    case 'untrusted':
      return {
        clause: 'git refuses the repository, because its folder belongs to another user',
        hint: 'Run `git config --global --add safe.directory "$PWD"` in the folder that holds `.git`, or work as its owner.',
      }
    case 'failed':
      return {
        clause: `git cannot read the repository (\`${absence.said}\`)`,
        hint: 'Mend what git complains of: `git status` has to work here.',
      }
    default:
      return {clause: 'The layer is not in a git work tree', hint: 'Run `git init`, or work in a clone.'}
  }
}
