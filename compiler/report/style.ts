import type {Severity} from '../model.ts'

/** Paints text for a terminal; every function gives its text back unchanged where no colour is wanted. */
export interface Style {
  strong(text: string): string
  faint(text: string): string
  good(text: string): string
  severity(severity: Severity, text: string): string
}

const codeBySeverity = {error: 31, warning: 33, info: 36} as const

/** ECMA-48 attributes, each switched off by its own code, so that painted text can stand in painted text. */
export function styleFor(color: boolean): Style {
  const paint = (on: number, off: number) => (text: string) =>
    color && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return {
    strong: paint(1, 22),
    faint: paint(2, 22),
    good: paint(32, 39),
    severity: (severity, text) => paint(codeBySeverity[severity], 39)(text),
  }
}
