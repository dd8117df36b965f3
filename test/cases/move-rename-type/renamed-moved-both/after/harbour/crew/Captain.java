package harbour.crew;

class Captain {
    private String name;

    String greet(String guest) {
        String text = name + guest;
        return text.trim();
    }
}
