package port;

abstract class Base {
  protected List<Boat> boats;

  abstract void run(Object o);

  void start(Runnable r) {
    r.run();
  }
}
