package port.boats;

class Zone {
  String flag(String x) {
    return x.trim();
  }
}
