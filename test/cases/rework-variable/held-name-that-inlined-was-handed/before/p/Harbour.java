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
    queue(boat, spare);
    close();
  }

  void queue(Boat boat, Load cargo) {
    server.enqueue(boat);
  }
}
