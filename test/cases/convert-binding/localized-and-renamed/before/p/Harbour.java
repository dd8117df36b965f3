package p;

class Harbour {
  Server server;
  void sail(int left) {
    open(left);
    Load old = queue(new Boat("x"), new Load(left));
    old.await();
    close();
  }

  Load queue(Boat boat, Load load) {
    server.enqueue(boat);
    return load;
  }
}
