package p;

class Harbour {
  Server server;
  Load spare;
  Box box;
  boolean open;
  int depth;
  Yard yard;
  void sail(Boat boat, int left) {
    start(left);
    depth = yard.queue(boat, wrap(3));
    close();
  }
}
