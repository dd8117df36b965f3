package port;

public class Extra {
  int more;

  void open() {
    ready();
  }

  Options getOptions() {
    return null;
  }
}
