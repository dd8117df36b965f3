package port;

abstract class Base {
  protected Set<Boat> fleet;

  abstract void run(Object o);

  void start(Runnable r) {
    r.run();
  }
}
