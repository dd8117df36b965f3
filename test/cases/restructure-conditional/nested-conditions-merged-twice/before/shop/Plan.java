package shop;
class Plan {
 Box box;
 void go(int n) {
 if (early()) {
 Box made = find(n);
 if (made != null) {
 try {
 if (ping(made)) {
 shiftping(made);
 }
 } finally {
 lock.free();
 }
 }
 }
 if (late()) {
 Box made = find(n);
 if (made != null) {
 try {
 if (pong(made)) {
 shiftpong(made);
 }
 } finally {
 lock.free();
 }
 }
 }
 }
}
