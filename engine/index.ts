import { openDetection } from './analyze.js';
import type { Detector, DetectorOptions } from './api.js';
import { checkChange, checkDetectorOptions, checkOptions } from './check-input.js';
import { Languages } from './languages/parser.js';

export type { Change, DetectOptions, Detection, Detector, DetectorOptions, Progress, TraceEvent, WasmLoader } from './api.js';
export type {
  Catalogue,
  CatalogueEntry,
  CatalogueFamily,
  DetectionResult,
  FileReport,
  FileStatus,
  Level,
  Location,
  Peek,
  Refactoring,
} from './results/result.js';

/**
 * An engine. The parser and the grammars are loaded through `loadWasm` when a change first needs them, once.
 * Detections of one engine may overlap; they take turns. Rejects with a `TypeError` when `options` are none.
 */
export async function createDetector(options: DetectorOptions): Promise<Detector> {
  checkDetectorOptions(options);
  const languages = new Languages(options.loadWasm);
  const open: Detector['open'] = async (change, detectOptions) => {
    checkChange(change);
    checkOptions(detectOptions);
    return openDetection(languages, change, detectOptions);
  };
  return {
    open,
    async detect(change, detectOptions) {
      const detection = await open(change, detectOptions);
      detection.close();
      return detection.result;
    },
  };
}
