import type {LoadRole} from '../model.ts'

/**
 * Words that give a step of the Loading section its role, English and Spanish. Fallbacks are asked first: "any other task"
 * also holds "any task". The manual lists them (`content/system/boot-profile.md`).
 */
const words: readonly {readonly role: LoadRole; readonly pattern: RegExp}[] = [
  {
    role: 'fallback',
    pattern:
      /\b(?:(?:any|every)(?:thing|one)? (?:else|other)|all others?|otherwise|fall ?-?back|in doubt|unsure|not sure|no match(?:es)?|(?:not|none|nothing|no [\p{L} ]{1,30}) (?:listed|named|above|fits?|match(?:es)?|applies|apply|covers?|covered)|does(?:n't|n’t| not) (?:fit|match)|the rest)\b/iu,
  },
  {
    role: 'fallback',
    pattern:
      /(?<!\p{L})(?:en (?:cualquier|todo) otro caso|(?:cualquier|todas?|las) (?:las )?(?:otr[ao]s?|demás)|otras tareas|(?:todo )?lo demás|el resto|de lo contrario|si no (?:encaja|casa|coincide|hay|aplica|figura)\p{L}*|si (?:nada|ning[uú]n[ao]?)|ning[uú]n[ao]? [\p{L} ]{1,30}(?:coincid|cas|encaj|aplic)\p{L}*|(?:de )?reserva|(?:en caso de|ante la) duda)(?!\p{L})/iu,
  },
  {
    role: 'first',
    pattern:
      /\b(?:(?:any|every|each|all)(?: \p{L}+)? (?:tasks?|work|changes?|sessions?|requests?|agents?)|always|mandatory|must[- ]read|session start|unconditional(?:ly)?|before (?:anything|everything|all|you (?:start|begin|do))|(?:read|load)(?: [\p{L}]+)? first|first,? (?:read|load)|to start with|start with|required reading|at the start)\b/iu,
  },
  {
    role: 'first',
    pattern:
      /(?<!\p{L})(?:(?:cualquier|cada|toda|todas las) tareas?|siempre|incondicional(?:es|mente)?|antes de (?:nada|todo|empezar|comenzar|hacer)|(?:lee|leer|lea|carga|cargar|cargue)(?: \p{L}+)? primero|primero,? (?:lee|leer|lea|carga|cargar)|obligatori[ao]s?|al empezar)(?!\p{L})/iu,
  },
  {
    role: 'task',
    pattern:
      /\b(?:by|per|depending on(?: the)?|according to(?: the)?) (?:kind of )?(?:task|work|request|topic)s?\b|\bwhat the task (?:asks|needs|is)\b|\btask[- ]specific\b|\bon demand\b|\bwhen needed\b/iu,
  },
  {
    role: 'task',
    pattern:
      /(?<!\p{L})(?:(?:por|según)(?: el| la)?(?: tipo de)? (?:tarea|trabajo|petición|tema)s?|lo que (?:pida|pide|necesite) la tarea|bajo demanda)(?!\p{L})/iu,
  },
]

/** A sentence that opens so holds for some tasks only. */
const condition =
  /^(?:\*\*|__|[¿(])*(?:for|working on|touching|when(?:ever)?|if|while|before|after|on|during|to|para|cuando|si|al|antes de|después de|durante|en)\s/iu

/** A sentence that opens so tells to read. */
const order =
  /^(?:\*\*|__)*(?:please |then |and )?(?:read|load|open|see|consult|lee|leer|lea|carga|cargar|cargue|abre|abrir|consulta|consultar|y )\b/iu

/** The role that a text states; undefined when it holds none of the words. */
export function statedRole(text: string): LoadRole | undefined {
  return words.find(({pattern}) => pattern.test(text))?.role
}

export function opensWithCondition(text: string): boolean {
  return condition.test(text)
}

export function opensWithOrder(text: string): boolean {
  return order.test(text)
}
