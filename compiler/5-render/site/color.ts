/** A colour's hue in degrees and its chroma in OKLCH. */
export interface Tint {
  readonly hue: number
  readonly chroma: number
}

/**
 * The tint of a CSS hex colour (3, 4, 6 or 8 digits); the style sheet makes every shade from it at lightnesses that keep
 * WCAG AA contrast, so an accent can be any colour without making text unreadable. Grey gives chroma 0. A value that is
 * no hex colour gives the default accent's tint. Matrices: Björn Ottosson, A perceptual color space for image processing.
 */
export function tintOf(hex: string): Tint {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex.trim())?.[1]
  if (!digits) return tintOf('#0f766e')
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (index: number): number => linear(Number.parseInt(wide.slice(index * 2, index * 2 + 2), 16) / 255)
  const [r, g, b] = [channel(0), channel(1), channel(2)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(greenRed, blueYellow)
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return {hue: round(hue < 0 ? hue + 360 : hue, 1), chroma: chroma < 0.01 ? 0 : round(Math.min(chroma, 0.14), 3)}
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
