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
    return queue(boat, left + 1);
  }

  int queue(Boat boat, int cargo) {
    server.enqueue(boat);
    return 7;
  }
}
