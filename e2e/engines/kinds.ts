import { chromiumKind } from './chromium';
import type { EngineKind } from './engine';
import { firefoxKind } from './firefox';
import { webkitKind } from './webkit';

/** The engines that the user flow runs in, where they are installed. */
export const kinds: readonly EngineKind[] = [chromiumKind, firefoxKind, webkitKind];
