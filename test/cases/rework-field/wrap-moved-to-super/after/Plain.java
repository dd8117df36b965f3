package port;

public class Plain {
  private Options options;

  void open() {
    ready();
  }

  Options getOptions() {
    return options;
  }
}
