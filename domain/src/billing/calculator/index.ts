export { figureOnTape, type Operator } from './figure.ts';
export {
  amountOfCalculator,
  CLEAR_CALCULATOR,
  isSum,
  pressCalculator,
  shownByCalculator,
  type Calculator,
  type CalculatorPress,
  type TapeLine,
} from './calculator.ts';
