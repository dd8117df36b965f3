class Areas {
  String name(Shape shape) {
    return switch (shape) {
      case Rect rect when rect.width() == rect.height() -> "square";
      case Rect rect -> "rectangle";
      default -> "shape";
    };
  }
}
