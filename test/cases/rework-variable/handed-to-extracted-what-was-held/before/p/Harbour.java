package p;

class Harbour {
  Server server;
  Load spare;
  Box box;
  boolean open;
  int depth;
  Yard yard;
  int sail(Boat boat, int left) {
    start(left);
    int load = left + 1;
    server.enqueue(boat);
    return 7;
  }
}
