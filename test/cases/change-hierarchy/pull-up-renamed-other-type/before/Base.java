package port;

abstract class Base {
  abstract void run(Object o);

  void start(Runnable r) {
    r.run();
  }
}
