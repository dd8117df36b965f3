package clinic;

class Vault {
    String first(String name) throws IOException {
        try (Reader reader = open(name)) {
            String line = reader.line();
            return line.strip();
        }
    }
}
