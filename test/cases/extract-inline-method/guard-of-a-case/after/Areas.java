class Areas {
  String name(Shape shape) {
    return switch (shape) {
      case Rect rect when isSquare(rect) -> "square";
      case Rect rect -> "rectangle";
      default -> "shape";
    };
  }

  private boolean isSquare(Rect rect) {
    return rect.width() == rect.height();
  }
}
