package rail;

class Filters {
    Filter byColor(String color) {
        return all.and(wagon -> {
            Paint paint = paintOf(wagon);
            return paint != null && paint.colors().contains(color);
        });
    }
}
