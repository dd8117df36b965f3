package port.boats;

class Zone {
  String flag(String z) {
    return z.trim();
  }
}
