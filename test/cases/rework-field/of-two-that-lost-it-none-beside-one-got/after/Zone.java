package port.boats;

class Zone {
  Lamp freshLamp;

  String flag(String x) {
    return x.trim();
  }
}
