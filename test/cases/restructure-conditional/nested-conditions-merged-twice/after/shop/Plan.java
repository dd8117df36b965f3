package shop;
class Plan {
 Box box;
 void go(int n) {
 if (early()) {
 Box made = find(n);
 if (made != null && ping(made)) {
 shiftping(made);
 }
 }
 if (late()) {
 Box made = find(n);
 if (made != null && pong(made)) {
 shiftpong(made);
 }
 }
 }
}
