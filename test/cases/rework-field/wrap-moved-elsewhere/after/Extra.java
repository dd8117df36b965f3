package port;

public class Extra {
  int most;

  void open() {
    ready();
  }

  Options getOptions() {
    return null;
  }
}
