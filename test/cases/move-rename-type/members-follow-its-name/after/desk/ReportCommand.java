package desk;

class ReportCommand {
  private Printer printer;

  int runReport() {
    return printer.print(12).pages();
  }

  void stop() {
    printer.halt("stopped");
  }
}
