package clinic;

class Archive {
    String first(String name) throws IOException {
        Reader reader = open(name);
        try {
            String line = reader.line();
            return line.trim();
        } finally {
            reader.close();
        }
    }
}
