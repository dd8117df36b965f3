package tea;
class Cup {
    int sips; void drink(int n) { sips -= n; note("drank", n); } boolean isEmpty() { return sips < 1; }
}
