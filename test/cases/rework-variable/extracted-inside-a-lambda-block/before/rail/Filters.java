package rail;

class Filters {
    Filter byColor(String color) {
        return all.and(wagon -> paintOf(wagon).colors().contains(color));
    }
}
