package post;

class Counter {
  void open() {
    sweep(3);
    serve();
    ring();
  }

  void serve() {
    hand(shelf.parcels(town, street), harbour);
  }
}
