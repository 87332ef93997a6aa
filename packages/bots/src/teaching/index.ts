// How the permanent secretary learns what positions are worth.

export { type Lesson, lessonOf } from './lessons.ts';
export { teach, type Weights } from './teach.ts';
