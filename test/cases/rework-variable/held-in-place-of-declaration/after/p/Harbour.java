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
    Load load = find(left);
    server.enqueue(boat);
    show(load);
    int k = 7;
    print(k);
    close();
  }
}
