package port;

public class Extra {
  private Options settings;

  void open() {
    ready();
  }

  Options getOptions() {
    return settings;
  }
}
