export { type Remark, remarksNow } from './remark.ts';
