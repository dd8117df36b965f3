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
    int load = 3;
    server.enqueue(boat, wrap(load));
    show(load);
    depth = 7;
    close();
  }
}
