package port;

public class Extra {
  private Options options;

  void open() {
    ready();
  }

  Options getOptions() {
    return options;
  }
}
