package port.boats;

class Hold {
  private final Depth depth;

  Hold(Depth depth) {
    this.depth = depth;
  }

  public Depth depthOf() {
    return this.depth;
  }

  int size() {
    return 8;
  }

  void fill(int a) {
    size(a, 7);
  }

  private int rest;
}
