package post;

public final class Codes {
    private static final int WIDTH = 8;

    public static int width() {
        return WIDTH;
    }

    public static String checked(String town, String street) {
        StringBuilder code = new StringBuilder();
        code.append(town.substring(0, 3).toUpperCase());
        code.append('-');
        code.append(street.hashCode() % 97);
        return code.toString();
    }
}
