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
    int k = queue(boat, find(left));
    print(k);
    close();
  }

  int queue(Boat boat, Load cargo) {
    server.enqueue(boat);
    return 7;
  }
}
